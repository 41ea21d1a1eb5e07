/** What the registry says of one overlay. */
import type { ComponentType } from 'react';
import type { Capability, TextesDePage } from '../routes/page-route.ts';
import type { OverlayData, OverlayId, OverlayProps } from './overlay-data.ts';

/** Who builds it: a capability, or the kit and the frame themselves. */
export type Owner = Capability | 'cadre' | 'overlay';

/** Where and how wide: a drawer's side (480 right, 360 left), a dialog's width in pixels. */
export type OverlaySize = 'right' | 'left' | 480 | 840 | 1000;

export type Load<Id extends OverlayId> = Promise<{ default: ComponentType<OverlayProps<Id>> }>;

/** How an overlay that can be linked to writes its data in the address, and reads it back. */
export interface OverlayLink<Data> {
  write: (data: Data) => Record<string, string>;
  /** `null` when the address does not hold what the overlay needs. */
  read: (params: URLSearchParams) => { data: Data } | null;
}

/** The link of an overlay that needs no data. */
export const NO_DATA: OverlayLink<undefined> = {
  write: () => ({}),
  read: () => ({ data: undefined }),
};

/** An entry of which the id is only known at run time. */
export interface OverlayEntry {
  kind: 'drawer' | 'dialog';
  name: string;
  capability: Owner;
  size: OverlaySize;
  /** Messages it needs beside those of its capability. */
  textes?: readonly TextesDePage[];
  /** `null`: its capability has not built it yet. */
  load: (() => Load<OverlayId>) | null;
  link?: OverlayLink<OverlayData[OverlayId]>;
}
