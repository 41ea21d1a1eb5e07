/** What the kitchen takes and costs, while it is drawn. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { GROUPE_DE, GROUPES, type Groupe } from '@comptoir/contract/cuisine/besoin.ts';
import type {
  LigneNomenclature,
  NomenclatureChiffree,
} from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { isZeroMontant, sumMontants } from '@comptoir/contract/argent.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Accordion } from '../../ui/section/accordion.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { nomenclatureQuery } from '../cuisine.queries.ts';

/** After the last movement. */
const ATTENTE_MS = 500;

/** Asked once the plan rests: a drag is a hundred plans. */
export function useNomenclature(plan: Plan) {
  const context = useRouteContext({ from: '__root__' });
  const [pose, setPose] = useState<Plan>();
  useEffect(() => {
    const timer = setTimeout(() => setPose(plan), pose ? ATTENTE_MS : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `pose` only tells the first time apart
  }, [plan]);
  const asked = useQuery({
    ...nomenclatureQuery(context, pose ?? plan),
    enabled: pose !== undefined,
  });
  return { ...asked, isBehind: asked.isPlaceholderData || pose !== plan };
}

interface Props {
  nomenclature: ReturnType<typeof useNomenclature>;
}

export function PanneauNomenclature({ nomenclature }: Props) {
  const t = useTexts('cuisine');
  const { data, isError, isBehind, refetch } = nomenclature;
  return (
    <section aria-busy={isBehind}>
      <h3 className="type-h3">{t('nomenclature.titre')}</h3>
      {isError && (
        <p role="alert" className="mt-2 type-meta text-err">
          {t('nomenclature.echec')}{' '}
          <Button size="sm" kind="quiet" onClick={() => void refetch()}>
            {t('nomenclature.reessayer')}
          </Button>
        </p>
      )}
      {data ? <Liste bill={data} /> : !isError && <Attente />}
    </section>
  );
}

function Attente() {
  const t = useTexts('cuisine');
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="sr-only">{t('nomenclature.calcul')}</p>
      {[0, 1, 2, 3, 4].map((i) => (
        <Skeleton key={i} className="h-11 w-full" />
      ))}
    </div>
  );
}

function Liste({ bill }: { bill: NomenclatureChiffree }) {
  const t = useTexts('cuisine');
  const { locale, session } = usePage();
  const { lignes, aFournir, tarif } = bill;
  if (lignes.length === 0) {
    return <p className="mt-2 type-meta text-text-2">{t('nomenclature.vide')}</p>;
  }
  const parGroupe = Map.groupBy(lignes, ({ nature }) => GROUPE_DE[nature]);
  return (
    <>
      <p className="type-meta text-text-2">
        {t(session.isAuthenticated ? 'nomenclature.vosPrix' : 'nomenclature.public')}
      </p>
      {GROUPES.map((groupe) => {
        const siennes = parGroupe.get(groupe);
        return siennes && <GroupeLignes key={groupe} {...{ groupe, lignes: siennes }} />;
      })}
      {aFournir.length > 0 && (
        <>
          <h4 className="mt-4 type-label">{t('nomenclature.aFournir')}</h4>
          <ul className="mt-1">
            {aFournir.map(({ appareil, largeur, elementId }) => (
              <li key={elementId} className="flex justify-between gap-2 py-0.5 type-meta">
                {t(`appareils.${appareil}`)}
                <span className="text-text-2">
                  {t('nomenclature.place', { largeur: formatNombre(locale, largeur) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isZeroMontant(tarif.ecoParticipation) && (
        <p className="mt-3 type-meta text-text-2">
          {t('nomenclature.eco', { montant: formatArgent(locale, tarif.ecoParticipation) })}
        </p>
      )}
      <p className="mt-1 type-meta text-text-2">{t('nomenclature.mention')}</p>
    </>
  );
}

/** Closed at first: five amounts tell more at a glance than thirty lines. */
function GroupeLignes({ groupe, lignes }: { groupe: Groupe; lignes: LigneNomenclature[] }) {
  const t = useTexts('cuisine');
  const { locale } = usePage();
  const montants = lignes.flatMap(({ article }) => (article ? [article.montantHT] : []));
  const [premier] = montants;
  const total = premier && formatArgent(locale, sumMontants(montants, premier.devise));
  return (
    <Accordion summary={t(`groupes.${groupe}`)} aside={total}>
      <ul>
        {lignes.map((ligne, i) => (
          <li key={i} className="border-t border-line py-2">
            <Ligne ligne={ligne} />
          </li>
        ))}
      </ul>
    </Accordion>
  );
}

function Ligne({ ligne }: { ligne: LigneNomenclature }) {
  const t = useTexts('cuisine');
  const { locale } = usePage();
  const { nature, besoin, unite, article } = ligne;
  const nombre = formatNombre(locale, besoin);
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex items-baseline justify-between gap-3 type-name">
        <span>{t(`natures.${nature}`)}</span>
        <span className="shrink-0 tabular-nums">
          {article ? formatArgent(locale, article.montantHT) : '–'}
        </span>
      </div>
      {article ? (
        <>
          <Lien
            href={liens.ficheProduit(locale, {
              slug: article.slug,
              id: article.produitId,
              articleId: article.id,
            })}
            className="type-meta text-link underline underline-offset-2"
          >
            {article.libelle}
          </Lien>
          <span className="type-meta text-text-2">
            <span className="type-ref">{article.reference}</span>
            {` · ${formatNombre(locale, article.quantite)} × ${formatArgent(locale, article.prixHT)}`}
          </span>
          <span className="type-meta text-text-2">
            {article.coupe
              ? t('nomenclature.coupe', { count: article.coupe.pieces })
              : t(`nomenclature.besoin.${unite}`, { nombre })}
            {article.approchant && ` · ${t('nomenclature.approchant')}`}
          </span>
        </>
      ) : (
        <span className="type-meta text-text-2">{t('nomenclature.nonTenu')}</span>
      )}
    </div>
  );
}
