"""People over HTTP: `/api/me` and what is under it.

A token travels in a cookie only, and is in no body. Secrets come in bodies only, never in paths
or queries, which proxies log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from litestar import Controller, Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from hidalgo.server.people import mydata
from hidalgo.server.people.accounts import Accounts
from hidalgo.server.people.asking import people_dependencies
from hidalgo.server.people.attempts import Attempts
from hidalgo.server.people.cookies import read_token, write_token
from hidalgo.server.people.devices import Devices
from hidalgo.server.people.mydata import me
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.people.wording import device_name
from hidalgo.server.problems import LOGGED_IN, ProblemError, no_body_or, problems
from hidalgo.server.protocol import api

T = TypeVar("T")
Asked = Request[Any, Any, Any]

_ATTACHED: Final = 'attachment; filename="hidalgo-my-data.json"'


class Reception:
    """All that the handlers here work with."""

    def __init__(self, everybody: People) -> None:
        """Receive people."""
        self.people = everybody
        self.accounts = Accounts(everybody)
        self.devices = Devices(everybody)
        self.attempts = Attempts(everybody.settings)

    async def leave(self, request: Asked) -> None:
        """End the session that a request came with, before its browser gets another one."""
        known = await self.people.identify(read_token(request, self.people.settings))
        if known is not None:
            await self.devices.log_out(known, known.session)

    def answer(self, request: Asked, body: T, token: str | None, status: int = 200) -> Response[T]:
        """Answer, and have the browser keep a token."""
        response = Response(body, status_code=status)
        write_token(response, request, self.people.settings, token)
        return response


At = NamedDependency[Reception]


class MeController(Controller):
    """Oneself: becoming somebody, and what one may change."""

    path = "/api/me"
    tags: Sequence[str] = ("people",)

    @get(summary="Who am I?", responses=problems())
    async def read(self, request: Asked, reception: At) -> Response[api.Me | None]:
        """Tell who one is; null for somebody who has not said a name yet.

        Clients ask when they start: the answer keeps the session alive, and renews its cookie.
        """
        token = read_token(request, reception.people.settings)
        known, renewed = await reception.people.renew(token)
        if known is None:
            # The cookie stays: this may be a late request, and the cookie a newer one by now.
            return Response(None)
        if renewed is None:
            return Response(me(known))
        return reception.answer(request, me(known), renewed)

    @post(summary="Become a guest", responses=problems(409))
    async def introduce(
        self,
        request: Asked,
        data: JSONBody[api.Introduce],
        somebody: NamedDependency[Known | None],
        reception: At,
    ) -> Response[api.Me]:
        """Become a guest at once: a name is enough."""
        if somebody is not None:
            raise ProblemError(
                409, "known", f"You are {somebody.name} already; PATCH /api/me changes the name."
            )
        reception.attempts.guest(_address(request))
        known, token = await reception.people.introduce(data.name, data.language, _device(request))
        return reception.answer(request, me(known), token, 201)

    @patch(summary="Change name or language", responses=problems(401), security=LOGGED_IN)
    async def rename(
        self, data: JSONBody[api.Rename], known: NamedDependency[Known], reception: At
    ) -> api.Me:
        """Change one's name or language; what is left out stays."""
        return me(await reception.people.rename(known, data.name, data.language))

    @delete(summary="Delete my data", responses=no_body_or(401), security=LOGGED_IN)
    async def delete(
        self,
        request: Asked,
        data: JSONBody[api.Confirm],
        known: NamedDependency[Known],
        reception: At,
    ) -> Response[None]:
        """Delete oneself: name, account, devices and all one has said; games stay, without a name.

        The word is the account's password or, of a guest, the name.
        """
        reception.attempts.login(_address(request), known.username or known.public)
        await mydata.delete_person(reception.people, known, data.word)
        return reception.answer(request, None, None, 204)

    @get("/export", summary="Export my data", responses=problems(401), security=LOGGED_IN)
    async def export(self, known: NamedDependency[Known], reception: At) -> Response[api.MyData]:
        """Tell all that the server keeps about oneself, as a file."""
        reception.attempts.rare(known.public)
        data = await mydata.export(reception.people, known)
        return Response(data, headers={"Content-Disposition": _ATTACHED})


class AccountController(Controller):
    """Accounts: claiming one, and coming back to it."""

    path = "/api/me"
    tags: Sequence[str] = ("account",)

    @post("/claim", summary="Claim as an account", responses=problems(401, 409), security=LOGGED_IN)
    async def claim(
        self,
        request: Asked,
        data: JSONBody[api.Claim],
        known: NamedDependency[Known],
        reception: At,
    ) -> Response[api.Claimed]:
        """Turn oneself from a guest into an account, with all one's games."""
        reception.attempts.secret(_address(request))
        owner, token, code = await reception.accounts.claim(known, data.username, data.password)
        return reception.answer(request, api.Claimed(me(owner), code), token, 201)

    @post("/login", summary="Log in", status_code=200, responses=problems())
    async def login(
        self, request: Asked, data: JSONBody[api.Login], reception: At
    ) -> Response[api.Me]:
        """Log in to an account; whoever this device was before is logged out."""
        reception.attempts.login(_address(request), data.username)
        known, token = await reception.accounts.login(
            data.username, data.password, _device(request)
        )
        await reception.leave(request)
        return reception.answer(request, me(known), token)

    @post("/recover", summary="Recover an account", status_code=200, responses=problems())
    async def recover(
        self, request: Asked, data: JSONBody[api.Recover], reception: At
    ) -> Response[api.Claimed]:
        """Set a new password by the recovery code; all other devices are logged out.

        The code counts once; the next one is in the answer.
        """
        reception.attempts.login(_address(request), data.username)
        known, token, code = await reception.accounts.recover(
            data.username, data.recovery_code, data.password, _device(request)
        )
        await reception.leave(request)
        return reception.answer(request, api.Claimed(me(known), code), token)

    @post(
        "/password",
        summary="Change the password",
        status_code=200,
        responses=problems(401, 409),
        security=LOGGED_IN,
    )
    async def change_password(
        self,
        request: Asked,
        data: JSONBody[api.ChangePassword],
        known: NamedDependency[Known],
        reception: At,
    ) -> Response[api.Me]:
        """Set a new password, knowing the old one; all other devices are logged out."""
        reception.attempts.login(_address(request), known.username or known.public)
        token = await reception.accounts.change_password(known, data.old, data.new)
        return reception.answer(request, me(known), token)

    @post(
        "/recovery-code",
        summary="Get a new recovery code",
        responses=problems(401, 409),
        security=LOGGED_IN,
    )
    async def new_recovery_code(
        self,
        request: Asked,
        data: JSONBody[api.Confirm],
        known: NamedDependency[Known],
        reception: At,
    ) -> api.Claimed:
        """Replace the recovery code, for one who has lost it; the word is the password."""
        reception.attempts.login(_address(request), known.username or known.public)
        code = await reception.accounts.new_recovery_code(known, data.word)
        return api.Claimed(me(known), code)


class DeviceController(Controller):
    """Devices: where one is logged in, and how a second one gets there."""

    path = "/api/me"
    tags: Sequence[str] = ("devices",)

    @get("/sessions", summary="Where am I logged in?", responses=problems(401), security=LOGGED_IN)
    async def sessions(self, known: NamedDependency[Known], reception: At) -> list[api.Device]:
        """List the devices on which one is logged in, the latest first."""
        return await reception.devices.all_of(known)

    @delete(
        "/sessions/{session:str}",
        summary="Log a device out",
        responses=no_body_or(401, 404),
        security=LOGGED_IN,
    )
    async def log_out_device(
        self,
        request: Asked,
        session: FromPath[str],
        known: NamedDependency[Known],
        reception: At,
    ) -> Response[None]:
        """Log one device out, perhaps this one."""
        await reception.devices.log_out(known, session)
        if session == known.session:
            return reception.answer(request, None, None, 204)
        return Response(None, status_code=204)

    @post("/logout", summary="Log out", status_code=204, responses=no_body_or())
    async def logout(self, request: Asked, reception: At) -> Response[None]:
        """Log this device out. A guest who does so can't come back, unless from another device."""
        await reception.leave(request)
        return reception.answer(request, None, None, 204)

    @post(
        "/logout-everywhere",
        summary="Log out everywhere",
        status_code=204,
        responses=no_body_or(401),
        security=LOGGED_IN,
    )
    async def logout_everywhere(
        self, request: Asked, known: NamedDependency[Known], reception: At
    ) -> Response[None]:
        """Log all devices out, this one too."""
        await reception.devices.log_out_everywhere(known)
        return reception.answer(request, None, None, 204)

    @post(
        "/device-code",
        summary="Get a code for another device",
        responses=problems(401),
        security=LOGGED_IN,
    )
    async def device_code(self, known: NamedDependency[Known], reception: At) -> api.DeviceCode:
        """Get a code that lets another device in, once and within ten minutes."""
        reception.attempts.rare(known.public)
        return await reception.devices.new_code(known)

    @post("/use-device-code", summary="Use a code", status_code=200, responses=problems())
    async def use_device_code(
        self, request: Asked, data: JSONBody[api.UseDeviceCode], reception: At
    ) -> Response[api.Me]:
        """Be on this device who one is on another; whoever it was before is logged out."""
        reception.attempts.secret(_address(request))
        known, token = await reception.devices.use_code(data.code, _device(request))
        await reception.leave(request)
        return reception.answer(request, me(known), token)


def people_router(everybody: People) -> Router:
    """Return the routes of this module, to be mounted at the root."""
    reception = Reception(everybody)
    return Router(
        "/",
        route_handlers=[MeController, AccountController, DeviceController],
        dependencies={
            "reception": Provide(lambda: reception, sync_to_thread=False),
            **people_dependencies(everybody),
        },
    )


def _address(request: Asked) -> str:
    return request.client.host if request.client else "unknown"


def _device(request: Asked) -> str:
    return device_name(request.headers.get("user-agent", ""))
