/** What one unit of a kit is made of: articles found by their code, labour, anything else. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { X } from 'lucide-react';
import { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import type {
  Composant,
  LigneDevisClientele,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { uniteDevis } from '@comptoir/contract/devis-clientele/unite-devis.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Cellule, CELLULE } from './cellule.tsx';
import { useContexteEdition } from './contexte-edition.ts';
import { isCode } from './collage.ts';
import { changerLigne } from './operations.ts';
import { deArticle } from './de-article.ts';
import { writeSaisie, readDecimal, PRIX, QUANTITE } from './saisie.ts';

export function Composants({ ligne, pas }: { ligne: LigneDevisClientele; pas: number }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { changer, isModifiable, reglages } = useContexteEdition();
  const { api } = useRouteContext({ from: '__root__' });
  const [ajout, setAjout] = useState('');
  const { composants = [] } = ligne;
  const poser = (suivants: readonly Composant[], sujet?: string) =>
    changer((doc) => changerLigne(doc, ligne.id, { composants: [...suivants] }), sujet);
  const changerUn = (rang: number, change: Partial<Composant>, colonne: string) =>
    poser(
      composants.with(rang, { ...(composants[rang] as Composant), ...change }),
      `${ligne.id}.${rang}.${colonne}`,
    );
  const recherche = useMutation({
    mutationFn: async (texte: string): Promise<Composant> => {
      const libre = {
        type: 'libre',
        libelle: texte,
        quantite: '1',
        unite: 'u',
        achatHT: null,
      } as const;
      if (!isCode(texte)) return libre;
      const { lignes, articles } = await api.call(reconnaitreReferences, { body: [texte] });
      const article = articles.find(({ id }) => id === lignes[0]?.articleId);
      if (!article) return libre;
      const { reference, libelle, achatHT = null } = deArticle(article);
      return {
        type: 'article',
        articleId: article.id,
        ...(reference !== undefined && { reference }),
        libelle: libelle ?? '',
        quantite: '1',
        unite: uniteDevis(article.unite),
        achatHT,
      };
    },
    onSuccess: (composant) => {
      poser([...composants, composant]);
      setAjout('');
    },
  });
  return (
    <div className="mx-1.5 mt-1 mb-2 border-l-2 border-line pl-2">
      <ul>
        {composants.map((composant, rang) => (
          <li key={rang} className="flex items-center gap-1 type-caption">
            <span className="min-w-0 flex-1 truncate">
              {composant.reference && <span className="type-ref">{composant.reference} </span>}
              {composant.libelle}
            </span>
            <span className="w-14">
              <Cellule
                colonne={`composant-quantite`}
                label={t('lignes.quantiteDe', { nom: composant.libelle })}
                ecrit={writeSaisie(composant.quantite, locale)}
                lire={(texte) => readDecimal(texte, QUANTITE)}
                onValeur={(quantite) => changerUn(rang, { quantite }, 'q')}
                pas={pas}
                disabled={!isModifiable}
                inputMode="decimal"
                className="text-end"
              />
            </span>
            <span className="w-10 text-text-2">{t(`unites.${composant.unite}`)}</span>
            <span className="w-18">
              <Cellule
                colonne={`composant-achat`}
                label={t('lignes.achatDe', { nom: composant.libelle })}
                ecrit={writeSaisie(composant.achatHT, locale)}
                placeholder="–"
                lire={(texte) => (texte.trim() === '' ? null : readDecimal(texte, PRIX))}
                onValeur={(achatHT) => changerUn(rang, { achatHT }, 'a')}
                pas={pas}
                disabled={!isModifiable}
                inputMode="decimal"
                className="text-end"
              />
            </span>
            {isModifiable && (
              <IconButton
                icon={X}
                size="sm"
                label={t('lignes.retirerDe', { nom: composant.libelle })}
                onClick={() => poser(composants.filter((_, autre) => autre !== rang))}
              />
            )}
          </li>
        ))}
      </ul>
      {isModifiable && (
        <div className="flex flex-wrap items-center gap-2">
          <input
            type="text"
            aria-label={t('lignes.ajouterComposant')}
            placeholder={t('lignes.ajouterComposant')}
            value={ajout}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setAjout(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.stopPropagation();
              if (ajout.trim()) recherche.mutate(ajout.trim());
            }}
            className={`${CELLULE} max-w-64 border-line`}
          />
          <Button
            size="sm"
            kind="quiet"
            onClick={() =>
              poser([
                ...composants,
                {
                  type: 'main-oeuvre',
                  libelle: t('lignes.mainOeuvre'),
                  quantite: '1',
                  unite: 'h',
                  achatHT: reglages?.coutHoraireHT ?? null,
                },
              ])
            }
          >
            {t('lignes.plusMainOeuvre')}
          </Button>
        </div>
      )}
    </div>
  );
}
