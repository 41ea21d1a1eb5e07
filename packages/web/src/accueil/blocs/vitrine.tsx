import type { VitrineAccueil } from '@comptoir/contract/accueil/accueil.contract.ts';
import {
  FORMATS_ILLUSTRATION,
  largeursIllustration,
  lienIllustration,
} from '@comptoir/contract/illustrations/illustrations.ts';

const { tuile, bande } = FORMATS_ILLUSTRATION;

/** What the shop sells, beside its promise: a band on a phone, a picture on a wider screen. */
export default function Vitrine({ large, bande: etroite }: VitrineAccueil) {
  return (
    <picture className="isolate block overflow-hidden bg-sunk dark:rounded-control dark:bg-tile">
      <source
        media="(min-width: 640px)"
        srcSet={largeursIllustration(large, 'tuile')}
        sizes="(min-width: 1400px) 320px, (min-width: 1280px) 240px, (min-width: 1024px) 176px, 240px"
        width={tuile.largeur}
        height={tuile.hauteur}
      />
      <img
        src={lienIllustration(etroite, bande.largeurs[0])}
        srcSet={largeursIllustration(etroite, 'bande')}
        sizes="calc(100vw - 2rem)"
        alt=""
        width={bande.largeur}
        height={bande.hauteur}
        fetchPriority="high"
        className="h-auto w-full mix-blend-multiply"
      />
    </picture>
  );
}
