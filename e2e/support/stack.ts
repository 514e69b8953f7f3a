import { CLIENT_ID, createContractCheck, GRAPH_PATH, PROVIDER_PATH, startFakeServer } from '#mocks'
import { startStatic } from '../../scripts/build/static-server.mjs'

/**
 * The servers that one Playwright worker runs: the fake backend as a real server, and the bundle on another origin.
 * Each test has a world of its own as the page's API host, so no test sees what another one changes.
 */
export async function startStack(folder: string) {
  const fake = await startFakeServer({
    port: 0,
    contract: createContractCheck(),
    shareSeeds: true,
  })
  let apiHost = ''
  let withContacts = true
  let pictureHosts = ''
  const site = await startStatic(folder, {
    settings: () => ({
      apiHost,
      identityIssuer: apiHost + PROVIDER_PATH,
      identityClient: CLIENT_ID,
      contactsIssuer: apiHost + PROVIDER_PATH,
      contactsClient: withContacts ? CLIENT_ID : '',
      graphHost: apiHost + GRAPH_PATH,
      pictureHosts,
    }),
  })
  let tests = 0
  return {
    site: site.url,
    fake,
    /** A new world for the next test, which the page uses as its host. */
    nextWorld() {
      tests += 1
      withContacts = true
      pictureHosts = ''
      const name = `t${tests}`
      apiHost = fake.url(name)
      return name
    },
    /** Whether the next page offers Microsoft contacts. */
    offerContacts(offered: boolean) {
      withContacts = offered
    },
    /** The origins that the next page's policy lets pictures come from, besides its own and the host's. */
    takePicturesFrom(origins: string) {
      pictureHosts = origins
    },
    async close() {
      await site.close()
      await fake.close()
    },
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
