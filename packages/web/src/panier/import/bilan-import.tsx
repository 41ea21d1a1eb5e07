/** What an import took otherwise than it was written, and what it left aside. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { LigneAvertie } from '@comptoir/contract/panier/import.contract.ts';
import { libelleConditionnement } from '../../articles/articles.public.ts';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { panierQuery } from '../panier.queries.ts';
import { panierEntier } from '../suite/panier-entier.ts';
import type { ImportADire } from './import-a-dire.ts';
import { ListeLongue } from './liste-longue.tsx';

export function BilanImport({ lu }: { lu: ImportADire }) {
  const t = useTexts('panier');
  const locale = useLocale();
  const { avertis, messages, ecartees, feuilles, sansQuantite } = lu;
  const dits = useMemo(() => [...avertis, ...messages.filter(isArrondi)], [avertis, messages]);
  const nombre = dits.length;
  const references = useReferences(nombre > avertis.length);
  const nom = (feuille: ImportADire['feuilles'][number]) =>
    t('import.bilan.feuille', { nom: feuille.nom, nombre: formatNombre(locale, feuille.lignes) });
  return (
    <>
      {nombre > 0 && (
        <section className="border-t px-4 py-4 sm:px-6 [ul:empty+&]:border-t-0">
          <h3 className="type-h3">
            {t('import.bilan.averties', { count: nombre, nombre: formatNombre(locale, nombre) })}
          </h3>
          <ListeLongue className="lignes-averties mt-2 flex flex-col gap-2" lignes={dits}>
            {(dit, rang) =>
              'reference' in dit ? (
                <Avertie key={rang} rang={rang} avertie={dit} />
              ) : (
                <Arrondie
                  key={rang}
                  rang={rang}
                  message={dit}
                  reference={references.get(dit.articleId)}
                />
              )
            }
          </ListeLongue>
        </section>
      )}
      {(sansQuantite || feuilles.length > 1) && (
        <div className="border-t px-4 py-4 sm:px-6 [ul:empty+&]:border-t-0">
          {sansQuantite && <p>{t('import.bilan.sansQuantite')}</p>}
          {feuilles.length > 1 && (
            <p>{t('import.bilan.feuilles', { liste: feuilles.map(nom).join(', ') })}</p>
          )}
        </div>
      )}
      {ecartees.nombre > 0 && (
        <details className="border-t px-4 py-4 sm:px-6 [ul:empty+&]:border-t-0">
          <summary className="min-h-8 cursor-pointer type-h3 max-sm:min-h-11">
            {t('import.bilan.ecartees', {
              count: ecartees.nombre,
              nombre: formatNombre(locale, ecartees.nombre),
            })}
          </summary>
          <ul className="mt-2 flex flex-col gap-1 type-meta text-text-2">
            {ecartees.lignes.map((ecartee, at) => (
              <li key={at} className="wrap-anywhere">
                {direLieu(t, ecartee)}
                {' · '}
                {ecartee.texte}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** « Ligne 4 », « Étage, ligne 4 ». */
export function direLieu(
  t: TranslateOf<'panier'>,
  { ligne, feuille }: { ligne: number; feuille: string | null },
): string {
  return feuille === null
    ? t('nonImportes.ligne', { ligne })
    : t('nonImportes.lieu', { feuille, ligne });
}

function Avertie({ rang, avertie }: { rang: number; avertie: LigneAvertie }) {
  const t = useTexts('panier');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { code, reference, ecrit, unite, contenu } = avertie;
  const quantite = formatNombre(locale, avertie.quantite);
  const conditionnement =
    libelleConditionnement(tArticles, locale, unite, contenu) || tArticles('unites.piece.nom');
  return (
    <li data-ligne={rang} tabIndex={-1}>
      <p className="type-meta text-text-2">
        {direLieu(t, avertie)}
        {' · '}
        <span className="type-ref text-text">{reference}</span>
      </p>
      <p>{t(`import.bilan.${code}`, { ecrit, quantite, conditionnement })}</p>
    </li>
  );
}

/** Rounded to what the shop sells. */
interface Arrondi extends MessageLigne {
  code: 'quantite-multiple' | 'quantite-minimum';
}

function isArrondi(message: MessageLigne): message is Arrondi {
  return message.code === 'quantite-multiple' || message.code === 'quantite-minimum';
}

interface ArrondieProps {
  rang: number;
  message: Arrondi;
  /** Unknown until the basket is read whole. */
  reference: string | undefined;
}

function Arrondie({ rang, message, reference }: ArrondieProps) {
  const t = useTexts('panier');
  const locale = useLocale();
  const { code, demande, quantite } = message;
  return (
    <li data-ligne={rang} tabIndex={-1}>
      <p className="type-ref">{reference}</p>
      <p>
        {t(`import.bilan.${code}`, {
          demande: formatNombre(locale, demande),
          quantite: formatNombre(locale, quantite),
        })}
      </p>
    </li>
  );
}

/** References of the articles whose quantity was rounded: they are in the basket. */
function useReferences(isAsked: boolean): ReadonlyMap<number, string> {
  const context = useRouteContext({ from: '__root__' });
  const { data: panier } = useQuery({ ...panierQuery(context), enabled: false });
  // Lines the page has not read yet have references too.
  useEffect(() => {
    if (isAsked) void panierEntier({ ...context });
  }, [context, isAsked]);
  return useMemo(
    () =>
      new Map(
        panier?.chantiers.flatMap(({ articles }) =>
          articles.map(({ id, reference }): [number, string] => [id, reference]),
        ),
      ),
    [panier],
  );
}
