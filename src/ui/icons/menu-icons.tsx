/** The icons of the account's menu and of the field for a comment, loaded with those. */
export const menuIcons = {
  logout: <path d="M10 4H4.5v16H10M15 8l4.5 4-4.5 4M19 12H9" />,
  send: <path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.5-4.2 3.3-6.5 7.5-6.5s7 2.3 7.5 6.5" />
    </>
  ),
}
