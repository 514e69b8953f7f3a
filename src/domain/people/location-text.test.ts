import { expect, test } from 'vitest'
import { facilityText, locationText } from './location-text'

test.each([
  [{ city: 'Atlanta', state: 'US-GA', country: 'USA' }, 'Atlanta, GA'],
  [{ city: 'Boulder', state: 'CO' }, 'Boulder, CO'],
  [{ city: 'Whistler', state: 'CA-BC', country: 'Canada' }, 'Whistler, BC, Canada'],
  [{ city: 'St Andrews', state: null, country: 'Scotland' }, 'St Andrews, Scotland'],
  [{ state: 'US-CO' }, 'CO'],
  [{ city: ' ', state: '' }, undefined],
  [{}, undefined],
])('the place %j is shown as %j', (place, text) => {
  expect(locationText(place)).toBe(text)
})

test('a facility is named only where it says more than the course', () => {
  expect(facilityText('Druid Hills Golf Club', 'Druid Hills  golf club')).toBeUndefined()
  expect(facilityText('No. 2', 'Pinehurst')).toBe('Pinehurst')
  expect(facilityText('No. 2', null)).toBeUndefined()
})
