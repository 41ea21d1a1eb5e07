import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { ChoixLieuDeRetrait } from './choix-lieu-de-retrait.tsx';

export default function PointRetraitDialog({ data, close }: OverlayProps<'point-retrait'>) {
  return <ChoixLieuDeRetrait mode="point-retrait" magasinId={data.magasinId} close={close} />;
}
