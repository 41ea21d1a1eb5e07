import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Check } from 'lucide-react';
import { quantiteVendue } from '@comptoir/contract/achat-rapide/quantite-vendue.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { NonImporte } from '@comptoir/contract/panier/import.contract.ts';
import { ajouterArticles } from '@comptoir/contract/panier/lignes.contract.ts';
import {
  ImageArticle,
  libelleConditionnement,
  NomArticle,
  prixPourQuantite,
  StockArticle,
} from '../../articles/articles.public.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { newKey } from '../cle-idempotence.ts';
import { writePanier } from '../ecriture/write-panier.ts';
import { BilanImport, direLieu } from '../import/bilan-import.tsx';
import type { Prendre } from '../import/import-a-dire.ts';
import { ListeLongue } from '../import/liste-longue.tsx';

/** What an import asks, line by line with what comes near, and what else there is to know of it. */
export default function ProduitsNonImportesDialog({
  data,
  close,
}: OverlayProps<'produits-non-importes'>) {
  const t = useTexts('panier');
  const { nonImportes, proposes, importes } = data;
  const ajouter = useAjouter();
  const parId = useMemo(() => new Map(proposes.map((it) => [it.id, it])), [proposes]);
  return (
    <DialogFrame
      title={
        nonImportes.length > 0
          ? t('nonImportes.titre', { count: nonImportes.length })
          : t('import.bilan.titre')
      }
      {...(nonImportes.length > 0 && {
        description: importes > 0 ? t('nonImportes.texte') : t('nonImportes.rien'),
      })}
      flush
      footer={
        <Button kind="primary" onClick={close}>
          {t('nonImportes.fini')}
        </Button>
      }
    >
      <ListeLongue className="lignes-importees empty:hidden" lignes={nonImportes}>
        {(ligne, rang) => (
          <Ligne
            key={rang}
            rang={rang}
            ligne={ligne}
            propositions={ligne.propositions.flatMap((id) => parId.get(id) ?? [])}
            jour={data.jour}
            prendre={data.prendre ?? ((choix) => ajouter(choix, data.chantierId))}
          />
        )}
      </ListeLongue>
      <BilanImport lu={data} />
    </DialogFrame>
  );
}

/** Into the basket: the chantier of the import, or the first one where nothing was imported. */
function useAjouter() {
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  return async (
    { articleId, quantite, cle }: Parameters<Prendre>[0],
    chantierId: number | null,
  ): Promise<string | undefined> => {
    const resultat = await writePanier(
      { api, locale, queryClient },
      {
        envoyer: (through) =>
          through.call(
            ajouterArticles,
            {
              query: chantierId === null ? {} : { chantierId },
              body: [{ articleId, quantite }],
            },
            { idempotencyKey: cle },
          ),
      },
    );
    return resultat.ok ? undefined : tErreurs(resultat.echec.code);
  };
}

interface LigneProps {
  rang: number;
  ligne: NonImporte;
  propositions: readonly ArticleVendu[];
  jour: string;
  prendre: Prendre;
}

function Ligne({ rang, ligne, propositions, jour, prendre }: LigneProps) {
  const t = useTexts('panier');
  const [pris, setPris] = useState<string>();
  return (
    <li data-ligne={rang} tabIndex={-1} className="border-b px-4 py-4 last:border-b-0 sm:px-6">
      <p className="type-meta text-text-2">
        {direLieu(t, ligne)}
        {' · '}
        {t(`nonImportes.raisons.${ligne.raison}`)}
        {ligne.ecrit !== null && ` · ${t('nonImportes.ecrit', { ecrit: ligne.ecrit })}`}
      </p>
      <p className="type-name wrap-anywhere">{ligne.texte}</p>
      {pris !== undefined ? (
        <p role="status" className="mt-2 flex items-center gap-1 text-ok">
          <Check size={16} aria-hidden />
          {t('nonImportes.pris', { reference: pris })}
        </p>
      ) : propositions.length === 0 ? (
        <p className="mt-1 type-meta text-text-2">{t('nonImportes.aucune')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-control bg-sunk px-3">
          {propositions.map((article) => (
            <Proposition
              key={article.id}
              article={article}
              {...compter(ligne, article)}
              jour={jour}
              prendre={prendre}
              onPris={() => setPris(article.reference)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A proposal is counted in its own packing: 30 pieces are one box of 200, not thirty. */
function compter({ quantite, lectures, unite }: NonImporte, article: ArticleVendu) {
  if (quantite === null) return { quantite: article.minimum, lectures: [] };
  const vendue = quantiteVendue(quantite, unite ?? undefined, article);
  if (unite === null) return { quantite, lectures };
  return vendue.sorte === 'doute'
    ? { quantite: vendue.lectures[0] ?? article.minimum, lectures: vendue.lectures }
    : { quantite: vendue.quantite, lectures: [] };
}

interface PropositionProps {
  article: ArticleVendu;
  quantite: number;
  /** What it may mean, where there are several. */
  lectures: readonly number[];
  jour: string;
  prendre: Prendre;
  onPris: () => void;
}

function Proposition(props: PropositionProps) {
  const { article, quantite: lue, lectures, jour, prendre, onPris } = props;
  const t = useTexts('panier');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const [quantite, setQuantite] = useState(lue);
  const [cle] = useState(newKey);
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();
  const conditionnement = libelleConditionnement(tArticles, locale, article.unite, article.contenu);
  const take = async () => {
    setIsBusy(true);
    // Another quantity is another addition.
    const echec = await prendre({ articleId: article.id, quantite, cle: `${cle}-${quantite}` });
    setIsBusy(false);
    if (echec === undefined) onPris();
    else setErreur(echec);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-10" />
      <div className="min-w-0 flex-1 basis-48">
        <NomArticle article={article} />
        <p className="flex flex-wrap gap-x-2 type-meta">
          <span className="type-ref">{article.reference}</span>
          {conditionnement && <span className="text-text-2">{conditionnement}</span>}
          <StockArticle disponibilite={article.disponibilite} jour={jour} variant="court" />
        </p>
        {lectures.length > 1 && (
          <p className="flex flex-wrap gap-2 py-1">
            {lectures.map((lecture) => (
              <button
                key={lecture}
                type="button"
                aria-pressed={quantite === lecture}
                onClick={() => setQuantite(lecture)}
                className="min-h-8 rounded-control border border-line-2 bg-bg px-3 type-meta aria-pressed:border-text aria-pressed:font-[640] max-sm:min-h-11 pointer-coarse:min-h-11"
              >
                {formatNombre(locale, lecture)} × {conditionnement || tArticles('unites.piece.nom')}
              </button>
            ))}
          </p>
        )}
        {erreur && (
          <p role="alert" className="type-meta text-err">
            {erreur}
          </p>
        )}
      </div>
      <b className="whitespace-nowrap">
        {article.tarif
          ? formatArgent(locale, prixPourQuantite(article.tarif, quantite))
          : tArticles('prix.surDemande')}
      </b>
      <NumberInput
        size="sm"
        label={tArticles('ajout.quantite', { reference: article.reference })}
        min={Math.max(article.minimum, article.multiple)}
        step={article.multiple}
        value={quantite}
        warning={null}
        onChange={setQuantite}
      />
      <Button size="sm" busy={isBusy} onClick={() => void take()}>
        {t('nonImportes.prendre', { quantite: formatNombre(locale, quantite) })}
      </Button>
    </li>
  );
}
