/** The icons of invite-only groups, private scores and the operator's pages, loaded with those. */
export const lockIcons = {
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.2 12.3 8.3-8.3M16 7.5l3 3" />
    </>
  ),
}
