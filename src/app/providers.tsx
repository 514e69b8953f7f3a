import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { formIcons } from '~/ui/form-icons'
import { IconSprite } from '~/ui/icon-sprite'

type Props = { router: ComponentProps<typeof RouterProvider>['router'] }

/** What every screen stands in. */
export const Providers = ({ router }: Props) => (
  <StrictMode>
    <IconSprite icons={formIcons} />
    <RouterProvider router={router} />
  </StrictMode>
)
