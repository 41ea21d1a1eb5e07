/** The code of overlays, fetched when one is first wanted: the registry, the layer, its own. */
import type { ComponentType } from 'react';
import type { OverlayId, OverlayProps } from './overlay-data.ts';
import type { OverlayEntry, OverlaySize } from './overlay-entry.ts';
import type { LayerProps } from './overlay-layer.tsx';
import type { BuiltOverlayId } from './registry.ts';

export type Registry = typeof import('./registry.ts');
export type OverlayContent = ComponentType<OverlayProps<OverlayId>>;

let registry: Registry | undefined;
let layer: ComponentType<LayerProps> | undefined;
const contents = new Map<BuiltOverlayId, OverlayContent>();

export function loadedLayer(): ComponentType<LayerProps> | undefined {
  return layer;
}

export function loadedContent(id: BuiltOverlayId): OverlayContent | undefined {
  return contents.get(id);
}

/** Known as soon as the registry is there, which is before the overlay itself. */
export function overlaySize(id: BuiltOverlayId): OverlaySize | undefined {
  return registry?.overlayEntry(id).size;
}

export async function loadRegistry(): Promise<Registry> {
  registry ??= await import('./registry.ts');
  return registry;
}

export async function loadOverlay(id: BuiltOverlayId): Promise<OverlayEntry> {
  const [{ overlayEntry }] = await Promise.all([loadRegistry(), loadLayer()]);
  const entry = overlayEntry(id);
  if (!contents.has(id)) {
    const module = await entry.load?.();
    if (!module) throw new Error(`overlay ${id} has no code`);
    contents.set(id, module.default as OverlayContent);
  }
  return entry;
}

/** On intent (hover, focus): the click then opens at once. */
export function preloadOverlay(id: BuiltOverlayId): void {
  // A failed preload is nobody's error: opening tries again and shows what is wrong.
  loadOverlay(id).catch(() => undefined);
}

async function loadLayer(): Promise<void> {
  layer ??= (await import('./overlay-layer.tsx')).OverlayLayer;
}
