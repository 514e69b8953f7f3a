import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

type Entry = { name: string; text: string }
type Paths = {
  '/feed.json': { get: { responses: { 200: { content: { 'application/json': Entry[] } } } } }
}

// This stack's hello-world with data: the least that an app on it needs to show a list of a host.
const client = createClient<Paths>({ baseUrl: location.origin })
const queries = new QueryClient()

function Feed() {
  const { data = [] } = useQuery({
    queryKey: ['feed'],
    queryFn: async () => (await client.GET('/feed.json')).data ?? [],
  })
  return data.map(({ name, text }, at) => (
    <article key={at}>
      <h2>{name}</h2>
      <p>{text}</p>
    </article>
  ))
}

const router = createBrowserRouter([{ path: '*', Component: Feed }])
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
