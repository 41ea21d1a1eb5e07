import { memo } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { LigneComptable as Ligne } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { ImageArticle, libelleConditionnement } from '../../articles/articles.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ChampCompte } from './champ-compte.tsx';
import { noterCompte, useCompte } from './comptes.ts';

interface Props {
  listeId: number;
  ligne: Ligne;
  /** It was just scanned. */
  isVue: boolean;
  onCode: (code: string) => void;
  onSuivante: (ligneId: number) => void;
}

/** One thing on the shelf: what it is on top, what is left under the thumb. */
export const LigneComptable = memo(LigneVivante);

function LigneVivante({ listeId, ligne, isVue, onCode, onSuivante }: Props) {
  const t = useTexts('listes-achats');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { ligneId, reference, libelle, image, cible, note, unite, contenu } = ligne;
  const reste = useCompte(listeId, ligneId);
  const conditionnement = libelleConditionnement(tArticles, locale, unite, contenu);
  return (
    <li
      data-ligne={ligneId}
      data-vue={isVue ? '' : undefined}
      className="ligne-comptable below-fold"
    >
      <ImageArticle image={image} slot="rangee" alt="" className="size-14 shrink-0" />
      <div className="min-w-0">
        <p className="type-name text-pretty wrap-anywhere">{libelle}</p>
        <p className="type-meta text-text-2">
          <span className="type-ref text-text">{reference}</span>
          {conditionnement && ` · ${conditionnement}`}
        </p>
        {note !== '' && <p className="type-meta wrap-anywhere">{note}</p>}
      </div>
      <div className="compte-liste">
        <p className="type-meta">
          <span className="block text-text-2">
            {t('comptage.cible', { nombre: formatNombre(locale, cible) })}
          </span>
          <Etat ligne={ligne} reste={reste} />
        </p>
        <div className="flex items-center gap-2">
          {reste === undefined && (
            <Button
              size="sm"
              kind="quiet"
              icon={Check}
              aria-label={t('comptage.completDe', { reference })}
              onClick={() => noterCompte(listeId, ligneId, cible)}
            >
              {t('comptage.complet')}
            </Button>
          )}
          <ChampCompte
            label={t('comptage.reste', { reference })}
            reste={reste}
            onReste={(compte) => noterCompte(listeId, ligneId, compte)}
            onCode={onCode}
            onSuivante={() => onSuivante(ligneId)}
          />
        </div>
      </div>
    </li>
  );
}

function Etat({ ligne, reste }: { ligne: Ligne; reste: number | undefined }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  if (reste === undefined) {
    return (
      <span className="block">
        {ligne.reste === null
          ? t('comptage.aCompter')
          : t('comptage.dernier', { nombre: formatNombre(locale, ligne.reste) })}
      </span>
    );
  }
  const manque = ligne.cible - reste;
  return (
    <b className={clsx('block font-[620]', manque > 0 ? 'text-warn' : 'text-ok')}>
      {manque > 0
        ? t('comptage.manque', { count: manque, nombre: formatNombre(locale, manque) })
        : t('comptage.rienNeManque')}
    </b>
  );
}
