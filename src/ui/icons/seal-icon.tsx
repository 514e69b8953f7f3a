/** The icon of the sign-in page and About, loaded with those. */
export const sealIcon = {
  seal: (
    <>
      <path d="m12 2.8 2.5 1.9 3.1-.2.9 3 2.6 1.7L20 12l1.1 2.8-2.6 1.7-.9 3-3.1-.2-2.5 1.9-2.5-1.9-3.1.2-.9-3-2.6-1.7L4 12 2.9 9.2l2.6-1.7.9-3 3.1.2z" />
      <path d="m8.5 12.2 2.5 2.5 4.5-5" />
    </>
  ),
}
