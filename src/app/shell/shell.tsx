import { Outlet } from 'react-router-dom'
import { Frame } from './frame'
import { LoadingScreen } from './loading-screen'

/** The pages, in their frame. */
export const Shell = () => (
  <Frame>
    <Outlet />
  </Frame>
)

/** The same frame at the start, before the page is there. */
export const LoadingShell = () => (
  <Frame>
    <LoadingScreen />
  </Frame>
)
