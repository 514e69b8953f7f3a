/** The icon of a step that takes longer, loaded with the set-up page. */
export const clockIcon = {
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.5 2.5" />
    </>
  ),
}
