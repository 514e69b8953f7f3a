/** What the oldest browsers lack and the app uses all the same, with the reason. @type {Record<string, string>} */
export const EXCUSES = {
  'attribute popover': 'src/ui/overlay/popover-fallback.ts does its work there',
  'attribute popoverTarget': 'src/ui/overlay/popover-fallback.ts does its work there',
  ':popover-open': 'menu.module.css has a rule of its own for the fallback',
  trustedTypes:
    'used where it is: src/platform/service-worker/register-worker.ts, shrink-picture.ts',
  '.createPolicy()': 'of trustedTypes',
  '.startViewTransition()': 'of React, which asks for it first',
  '.skipTransition()': 'of React, of a transition that has begun',
  '.canShare()': 'asked for first: src/features/feed/share/item-sheet.tsx',
  'forced-color-adjust': 'for high contrast on Windows, which those browsers do not have',
  'field-sizing': 'a comment field grows as one types; without it, it scrolls',
  'text-wrap': 'lines of equal length; without it they are as long as they get',
  'text-decoration': 'WebKit draws a line that is not dotted',
  'text-size-adjust':
    'only phones enlarge text by themselves, and theirs know it with their prefix',
  'scroll-initial-target':
    'with large text a tab that is out of sight is scrolled to; without it, one scrolls to it',
  'overflow-anchor': 'those browsers have no scroll anchoring, so there is nothing to turn off',
  'scrollbar-width': 'a scrollbar more is seen',
  'break-after': 'for print',
  cursor: 'an iPhone has no cursor',
  resize: 'an iPhone has no handle to drag',
  ':selection': 'an iPhone has its own color',
}
