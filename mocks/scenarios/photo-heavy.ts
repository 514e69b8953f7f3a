import type { Backend } from '../backend/backend'
import type { MediaRow } from '../db/media'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { habits } from './saturday/past'
import { seedSaturday } from './saturday/seed-saturday'
import { seedMediaId } from './seed/plays'
import { swingVideo } from './seed/swing-video'

/** The maximum number of photos and videos of a score. */
const MAX_MEDIA = 3
/** One of this many photos is gone. */
const LOST_EVERY = 17

/** Many photos to load, some of them missing, and one video. */
export const photoHeavy = defineScenario({
  name: 'photo-heavy',
  title: 'A feed full of photos, upright and wide; some are gone, and one is a video',
  ...saturdayEvening,
  async seed(backend) {
    await seedSaturday(backend, {
      habits: habits.map((habit) => ({
        ...habit,
        everyDays: habit.everyDays / 2,
        lastDaysAgo: 1,
      })),
    })
    await addPhotos(backend)
  },
})

async function addPhotos({ db, ids, dice }: Backend): Promise<void> {
  for (const { id } of db.media.rows().slice()) db.media.remove(id)
  let count = 0
  const add = (row: Pick<MediaRow, 'scoreId' | 'userId' | 'ending' | 'data' | 'source'>) => {
    const id = ids.next()
    return db.media.insert({ id, mediaId: seedMediaId(id, row.ending), ...row })
  }
  const newestFirst = db.scores.rows().toSorted((one, other) => other.postedAt - one.postedAt)
  for (const [place, { id: scoreId, userId }] of newestFirst.entries()) {
    const owner = { scoreId, userId }
    const videos = place === 0 ? 1 : 0
    if (videos > 0) await add({ ...owner, ending: 'webm', data: swingVideo })
    for (let photos = dice.int(1, MAX_MEDIA - videos); photos > 0; photos--) {
      count++
      const drawn = dice.int(0, 1) === 0 ? ('landscape' as const) : ('portrait' as const)
      const source = count % LOST_EVERY === 0 ? ('lost' as const) : drawn
      await add({ ...owner, ending: 'png', source, data: String(count) })
    }
  }
}
