/** The icon of a course on the map, loaded with the course search. */
export const pinIcon = {
  pin: (
    <>
      <path d="M12 21c-4.5-5-6.5-8.3-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 12.7 16.5 16 12 21z" />
      <circle cx="12" cy="9.7" r="2.3" />
    </>
  ),
}
