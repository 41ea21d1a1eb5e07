/** The code of overlays, fetched when one is first wanted: the registry, the layer, its own. */
import type { ComponentType } from 'react';
import type { OverlaySize } from './overlay-entry.ts';
import type { LayerProps } from './overlay-layer.tsx';
import type { BuiltOverlayId } from './registry.ts';
import type { OverlayContent } from './overlay-content.ts';

type Registry = typeof import('./registry.ts');

interface Parts {
  registry?: Registry;
  Skeleton?: ComponentType<{ size: OverlaySize }>;
  Layer?: ComponentType<LayerProps>;
}

/** Filled as they arrive: whoever renders reads what is there. */
const parts: Parts = {};
const contents = new Map<BuiltOverlayId, OverlayContent>();

export function loadedParts(id: BuiltOverlayId | undefined) {
  const { registry, Skeleton, Layer } = parts;
  return {
    Layer,
    Skeleton,
    size: id && registry?.overlayEntry(id).size,
    content: id && contents.get(id),
  };
}

/** Small, and first: it says how large the overlay will be. */
export async function loadRegistry(): Promise<Registry> {
  if (parts.registry) return parts.registry;
  const [registry, skeleton] = await Promise.all([
    import('./registry.ts'),
    import('./overlay-skeleton.tsx'),
  ]);
  parts.Skeleton = skeleton.OverlaySkeleton;
  parts.registry = registry;
  return registry;
}

export async function loadOverlay(id: BuiltOverlayId): Promise<void> {
  const [{ overlayEntry }] = await Promise.all([loadRegistry(), loadLayer()]);
  if (contents.has(id)) return;
  const module = await overlayEntry(id).load?.();
  if (!module) throw new Error(`overlay ${id} has no code`);
  contents.set(id, module.default as OverlayContent);
}

/** On intent (hover, focus): the click then opens at once. */
export function preloadOverlay(id: BuiltOverlayId): void {
  // A failed preload is nobody's error: opening tries again and shows what is wrong.
  loadOverlay(id).catch(() => undefined);
}

async function loadLayer(): Promise<void> {
  parts.Layer ??= (await import('./overlay-layer.tsx')).OverlayLayer;
}
