/** Every drawer and dialog of the shop, by id: which kind, whose, how wide, and where its code is. */
import { DIALOGS } from './dialogs.ts';
import { DRAWERS } from './drawers.ts';
import type { OverlayData, OverlayId } from './overlay-data.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import { LINK_KEY, overlayLink } from './overlay-link.ts';

const OVERLAYS = { ...DRAWERS, ...DIALOGS };

type Overlays = typeof OVERLAYS;

/** The ids that can be opened: those of the overlays still to come do not compile. */
export type BuiltOverlayId = {
  [Id in OverlayId]: Overlays[Id]['load'] extends null ? never : Id;
}[OverlayId];

export const OVERLAY_IDS = Object.keys(OVERLAYS) as OverlayId[];

export function overlayEntry(id: OverlayId): OverlayEntry {
  return OVERLAYS[id] as OverlayEntry;
}

/** Those whose capability has not built them yet. */
export function overlaysToCome(): OverlayId[] {
  return OVERLAY_IDS.filter((id) => OVERLAYS[id].load === null);
}

/** The fragment that opens this overlay with this data, or nothing when it is not linkable. */
export function overlayHash(id: OverlayId, data: OverlayData[OverlayId]): string {
  const { link } = overlayEntry(id);
  return link ? overlayLink(id, link.write(data)) : '';
}

export interface LinkedOverlay {
  id: BuiltOverlayId;
  data: OverlayData[OverlayId];
}

/** What a fragment asks to open. An address is anyone's to write: what is not exact opens nothing. */
export function readOverlayHash(hash: string): LinkedOverlay | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const id = OVERLAY_IDS.find((candidate) => candidate === params.get(LINK_KEY));
  if (!id) return null;
  const entry = overlayEntry(id);
  const read = entry.load && entry.link?.read(params);
  return read ? { id: id as BuiltOverlayId, data: read.data } : null;
}
