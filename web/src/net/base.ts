// Where the server is: all addresses start from the page's base, which only the server knows.

/** The path that everything lies under, with a slash at its end. */
export function basePath(): string {
  return new URL(document.baseURI).pathname
}

/** An address under the base path, such as `api/lobby`. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href
}

/** The address of a socket under the base path. */
export function socketAddress(path: string): string {
  const url = new URL(path, document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
