import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

// This stack's hello-world: what any app on it weighs before it does anything.
const client = createClient<Record<string, never>>({ baseUrl: '/' })
const queries = new QueryClient()

function Hello() {
  const { data = 'world' } = useQuery({
    queryKey: ['hello'],
    queryFn: () => Promise.resolve(typeof client),
  })
  return <h1>Hello {data}</h1>
}

const router = createBrowserRouter([{ path: '*', Component: Hello }])
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
