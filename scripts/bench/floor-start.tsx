import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** Starts a hello-world of this stack with one page. */
export function startFloor(Component: ComponentType): void {
  const queries = new QueryClient()
  const router = createBrowserRouter([{ path: '*', Component }])
  const root = document.querySelector('#root')
  if (root)
    createRoot(root).render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
}
