/** One line of what is about to be ordered: sizes of its cuts, quantity, day, amount. */
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Envoi } from '@comptoir/contract/livraison/choix.schema.ts';
import { ArticlePiece, ImagePiece } from '../../commandes/article-piece.public.tsx';
import { jourDateCourt } from '../../piece-ouverte/envois.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  ligne: LigneDevis;
  envois: readonly Envoi[];
}

export function LigneCommandee({ ligne, envois }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const jours = envois.filter(({ lignes }) => lignes.some(({ ligneId }) => ligneId === ligne.id));
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 sm:items-center">
      <ImagePiece ligne={ligne} />
      <ArticlePiece ligne={ligne} retire={t('lignes.retire')}>
        <p className="type-stock text-text-2">
          {[...new Set(jours.map(({ jour }) => jourDateCourt(locale, jour)))].join(', ')}
          {ligne.chantier && ` · ${ligne.chantier}`}
        </p>
      </ArticlePiece>
      <p className="text-right">
        <b className="whitespace-nowrap">{formatArgent(locale, ligne.montantHT)}</b>
        <span className="block type-meta text-text-2">
          {t('lignes.fois', { quantite: formatNombre(locale, ligne.quantite) })}
        </span>
      </p>
    </li>
  );
}
