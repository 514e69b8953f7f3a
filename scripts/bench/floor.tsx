import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { startFloor } from './floor-start'

// This stack's hello-world: what any app on it weighs before it does anything.
const client = createClient<Record<string, never>>({ baseUrl: '/' })

function Hello() {
  const { data = 'world' } = useQuery({
    queryKey: ['hello'],
    queryFn: () => Promise.resolve(typeof client),
  })
  return <h1>Hello {data}</h1>
}

startFloor(Hello)
