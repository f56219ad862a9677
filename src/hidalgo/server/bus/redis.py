"""The bus through Redis, or whatever speaks its protocol: publish and subscribe."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from hidalgo.server.bus.wire import Link

CLIENT: Final = "hidalgo-bus"
SECONDS: Final = 5.0


class RedisLink(Link):
    """A subscription, and a client to publish with; neither connects again by itself.

    A client that quietly connected again would quietly have missed what was published meanwhile.
    """

    def __init__(self, client: Redis, subscription: PubSub, channel: str) -> None:
        """Take a client and its subscription over; make links with `open_link`."""
        self._client = client
        self._subscription = subscription
        self._channel = channel

    async def send(self, messages: list[bytes]) -> None:
        """Publish messages, in one go."""
        async with self._client.pipeline(transaction=False) as pipeline:
            for message in messages:
                _ = pipeline.publish(self._channel, message)  # queued, not sent yet
            await pipeline.execute()

    async def receive(self) -> AsyncIterator[bytes]:
        """Yield what is published on the channel."""
        while True:
            message = await self._subscription.get_message(timeout=None)
            if message is not None and message["type"] == "message":
                yield message["data"]

    async def close(self) -> None:
        """Close both connections."""
        await self._subscription.aclose()  # type: ignore[no-untyped-call]
        await self._client.aclose()


async def open_link(url: str, channel: str) -> Link:
    """Connect and subscribe."""
    client = Redis.from_url(
        url,
        retry=Retry(NoBackoff(), 0),
        socket_timeout=SECONDS,
        socket_connect_timeout=SECONDS,
        client_name=CLIENT,
    )
    subscription = client.pubsub()
    try:
        await subscription.subscribe(channel)
    except BaseException:
        await subscription.aclose()  # type: ignore[no-untyped-call]
        await client.aclose()
        raise
    return RedisLink(client, subscription, channel)
