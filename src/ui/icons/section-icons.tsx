/** The icons of the navigation and of the pages within it. */
export const sectionIcons = {
  back: <path d="m15 5-7 7 7 7" />,
  chevron: <path d="m9 5 7 7-7 7" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  comment: <path d="M4 5h16v11.5h-9L6.5 20v-3.5H4z" />,
  down: <path d="m5 9 7 7 7-7" />,
  following: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.4-3.8 2.9-6 6.5-6s6.1 2.2 6.5 6" />
      <path d="M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.7c2.1.8 3.3 2.7 3.5 5.3" />
    </>
  ),
  groups: (
    <>
      <path d="M12 3c2.5 1.6 5 2.3 7.5 2.3 0 7-1.5 12.2-7.5 15.7C6 17.5 4.5 12.3 4.5 5.3 7 5.3 9.5 4.6 12 3z" />
      <path d="M10.5 15.5V8l4.5 1.8-4.5 1.8" />
    </>
  ),
  invite: (
    <>
      <path d="M3 6.5h18v11.8a1.2 1.2 0 0 1-1.2 1.2H4.2A1.2 1.2 0 0 1 3 18.3z" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  linx: (
    <>
      <path d="M8 21V3.5" />
      <path d="M8 4l9.5 3.6L8 11.2" fill="currentColor" />
      <path d="M3.5 21c2.4-1.7 5.2-2.5 8.5-2.5s6.1.8 8.5 2.5" />
    </>
  ),
  offline: (
    <path d="M3 3l18 18M8.8 13.4a5.5 5.5 0 0 1 5.4-.8M5.5 10a10 10 0 0 1 3.7-2.2M12.5 7a10 10 0 0 1 6 3M12 17.5h.01" />
  ),
  play: <path d="M8.5 6v12l9.5-6z" fill="currentColor" />,
  post: (
    <>
      <path d="M4 20.5 5 16 16.5 4.5a2.1 2.1 0 0 1 3 3L8 19z" />
      <path d="m14.5 6.5 3 3" />
      <path d="M13 20.5h7.5" />
    </>
  ),
  woohoo: (
    <path d="M9.5 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4.5 3.5C5 8.5 8 11.5 12 11.5s7-3 7.5-8M12 11.5v4.5M12 16l-3.5 5M12 16l3.5 5" />
  ),
}
