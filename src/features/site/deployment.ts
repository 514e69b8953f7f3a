import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeDeploymentTime, decodeVersion } from '~/api/decode/diagnostic'
import { serverTime } from '~/domain/dates/server-time'

/** The deployed versions. A value the host does not send is null; failures are ignored. */
export const deployment = {
  version: () =>
    queryOptions({
      queryKey: ['deployment', 'version'],
      retry: false,
      queryFn: async ({ signal }) =>
        decodeVersion(unwrap(await api.GET('/api/diagnostic/version', { signal }))) ?? null,
    }),

  /** When the host was deployed, epoch milliseconds. */
  backend: () =>
    queryOptions({
      queryKey: ['deployment', 'backend'],
      retry: false,
      queryFn: async ({ signal }) => {
        const json = unwrap(await api.GET('/api/diagnostic/deployment-time', { signal }))
        return serverTime(decodeDeploymentTime(json)) ?? null
      },
    }),

  /** When the app's own page was deployed, epoch milliseconds: its Last-Modified. */
  frontend: () =>
    queryOptions({
      queryKey: ['deployment', 'frontend'],
      retry: false,
      queryFn: async ({ signal }) => {
        const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
        const time = answer.ok ? Date.parse(answer.headers.get('Last-Modified') ?? '') : Number.NaN
        return Number.isFinite(time) ? time : null
      },
    }),
}
