import type { ComponentType } from 'react';
import type { OverlayId, OverlayProps } from './overlay-data.ts';

export type OverlayContent = ComponentType<OverlayProps<OverlayId>>;
