import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { ChoixLieuDeRetrait } from './choix-lieu-de-retrait.tsx';

export default function MagasinsDialog({ data, close }: OverlayProps<'magasins'>) {
  return <ChoixLieuDeRetrait mode="retrait-magasin" magasinId={data.magasinId} close={close} />;
}
