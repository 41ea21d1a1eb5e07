import type { Shop } from '../shop.ts';

export type DepsDevis = Pick<Shop, 'pool' | 'clock' | 'articles'>;
