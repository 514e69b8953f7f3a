/** Features that the app uses although the oldest browsers lack them, and why that is fine. @type {Record<string, string>} */
export const EXCUSES = {
  'attribute popover': 'src/ui/overlay/popover-fallback.ts does its work there',
  'attribute popoverTarget': 'src/ui/overlay/popover-fallback.ts does its work there',
  ':popover-open': 'menu.module.css has a rule of its own for the fallback',
  trustedTypes:
    'used only where it exists: src/platform/service-worker/register-worker.ts, shrink-picture.ts',
  '.createPolicy()': 'of trustedTypes',
  '.startViewTransition()': 'of React, which checks for it first',
  '.skipTransition()': 'of React, of a transition that has begun',
  '.canShare()': 'checked for first: src/features/feed/share/item-sheet.tsx',
  'forced-color-adjust': 'for high contrast on Windows, which those browsers do not have',
  'field-sizing': 'a comment field grows as one types; without it, it scrolls',
  'text-wrap': 'balances lines; without it the last one may be short',
  'text-decoration': 'WebKit draws a line that is not dotted',
  'text-size-adjust':
    'only phones enlarge text by themselves, and their browsers have it with a prefix',
  'scroll-initial-target':
    'scrolls to the current tab when text is large; without it the golfer does',
  'overflow-anchor': 'those browsers have no scroll anchoring, so there is nothing to turn off',
  'content-visibility': 'saves the layout of rows out of sight; without it all are laid out',
  'contain-intrinsic-block-size': 'of content-visibility',
  'scrollbar-width': 'hides a scrollbar; without it the scrollbar is shown',
  'break-after': 'for print',
  cursor: 'an iPhone has no cursor',
  resize: 'an iPhone has no handle to drag',
  ':selection': 'an iPhone has its own color',
}
