import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { startFloor } from './floor-start'

type Entry = { name: string; text: string }
type Paths = {
  '/feed.json': { get: { responses: { 200: { content: { 'application/json': Entry[] } } } } }
}

// This stack's hello-world with data: the minimum that an app on it needs to show a list from a host.
const client = createClient<Paths>({ baseUrl: location.origin })

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

startFloor(Feed)
