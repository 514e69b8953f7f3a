/** Icons of the keypad for scores by hole, loaded with it. */
export const padIcons = {
  dots: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />,
  erase: (
    <>
      <path d="M8.5 5.5H21v13H8.5L2.5 12z" />
      <path d="m12 9.5 5 5M17 9.5l-5 5" />
    </>
  ),
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9" />,
}
