import { useState, type ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { expliquerPrix } from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import {
  AjoutPanier,
  ImageArticle,
  lienArticle,
  NomArticle,
  ReferenceEtMarque,
  ReferenceRangee,
} from '../../articles/articles.public.ts';
import { RaisonsPrix } from '../../articles/prix/raisons-prix.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direValidite } from '../dire-validite.ts';

type Reponse = CallAnswer<typeof expliquerPrix>;

export function ReponsePrix({ reponse, reference }: { reponse: Reponse; reference: string }) {
  const t = useTexts('tarif-compte');
  const { article, propositions } = reponse;
  return (
    <div role="status" className="mt-4 border-t border-line pt-4">
      {article ? (
        <Article article={article} reponse={reponse} />
      ) : (
        <p className="type-body">{t('explication.aucuneReference', { reference })}</p>
      )}
      {propositions.length > 0 && <Propositions articles={propositions} />}
    </div>
  );
}

function Article({ article, reponse }: { article: ArticleVendu; reponse: Reponse }) {
  const t = useTexts('tarif-compte');
  const locale = useLocale();
  const { tarif, quantite } = reponse;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex items-start gap-4">
        <ImageArticle image={article.image} slot="rangee" alt="" className="size-16 shrink-0 p-1" />
        <div className="min-w-0">
          <Lien href={lienArticle(locale, article)} className="type-name hover:underline">
            <NomArticle article={article} />
          </Lien>
          <ReferenceRangee article={article} quantite={reponse.quantite}>
            <ReferenceEtMarque article={article} />
          </ReferenceRangee>
          {tarif ? (
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <b className="text-[1.25rem] leading-6 font-[680]">
                {formatArgent(locale, tarif.prixNetHT)}
              </b>
              {tarif.remise !== '0' && (
                <span className="type-meta text-text-2">
                  {t('explication.remise', { remise: formatNombre(locale, tarif.remise) })}
                </span>
              )}
            </p>
          ) : (
            <p className="mt-2 type-meta text-text-2">{t('explication.surDemande')}</p>
          )}
          <div className="mt-3 max-w-60">
            <Ajout key={`${article.id} ${quantite}`} article={article} quantite={quantite} />
          </div>
        </div>
      </div>
      {tarif && (
        <div>
          <TitreRaisons quantite={quantite} />
          <RaisonsPrix tarif={tarif} />
          <div className="mt-2 flex flex-col gap-1 type-caption text-text-2">
            <Regles reponse={reponse} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Begins with the quantity the price was asked for. */
function Ajout({ article, quantite }: { article: ArticleVendu; quantite: number }) {
  const [voulue, setVoulue] = useState(quantite);
  return (
    <AjoutPanier article={article} variant="rangee" quantite={voulue} onQuantite={setVoulue} />
  );
}

function TitreRaisons({ quantite }: { quantite: number }) {
  const t = useTexts('articles');
  const locale = useLocale();
  return (
    <h3 className="type-label text-text-2">
      {t('explication.quantite', { quantite: formatNombre(locale, quantite) })}
    </h3>
  );
}

/** Which rules of the company bear on it, and until when. */
function Regles({ reponse: { tarif, condition, negocie, jour } }: { reponse: Reponse }): ReactNode {
  const t = useTexts('tarif-compte');
  const locale = useLocale();
  const paliers = tarif?.paliers ?? [];
  return (
    <>
      {negocie && <p>{t('explication.negocie', { validite: direValidite(t, negocie, jour) })}</p>}
      {condition ? (
        <p>
          {t('explication.condition', {
            remise: formatNombre(locale, condition.remise),
            cible: condition.noeud?.libelle ?? condition.marque?.nom ?? '',
            validite: direValidite(t, condition, jour),
          })}
        </p>
      ) : (
        <p>{t('explication.aucune')}</p>
      )}
      {paliers.length > 0 && (
        <p>
          {t('explication.paliers')} :{' '}
          {paliers
            .map(
              ({ quantite, prixNetHT }) =>
                `${formatNombre(locale, quantite)} × ${formatArgent(locale, prixNetHT)}`,
            )
            .join(' · ')}
        </p>
      )}
    </>
  );
}

/** Asked for in their turn by a click. */
function Propositions({ articles }: { articles: readonly ArticleVendu[] }) {
  const t = useTexts('tarif-compte');
  const locale = useLocale();
  return (
    <div className="mt-3">
      <p className="type-meta text-text-2">{t('explication.propositions')}</p>
      <ul className="mt-1">
        {articles.map(({ id, reference, libelle }) => (
          <li key={id}>
            <Lien
              href={liens.conditionsTarifaires(locale, { query: { reference } })}
              keepScroll
              className="inline-flex min-h-8 items-center gap-2 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              <span className="type-ref whitespace-nowrap">{reference}</span> {libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </div>
  );
}
