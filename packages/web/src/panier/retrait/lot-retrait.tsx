/** How one lot is collected, the whole order or a chantier: stores that have it all, or stops. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  RAYON_RETRAIT_KM,
  type PlanDeRetrait,
  type PlanRetrait,
} from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ArretRetrait } from './arret-retrait.tsx';
import { direDepuis } from './dire-depuis.ts';
import { MagasinRetrait } from './magasin-retrait.tsx';
import { ResteRetrait } from './reste-retrait.tsx';
import type { Retirer } from './use-retirer.ts';

interface Props {
  lot: PlanDeRetrait;
  plan: PlanRetrait;
  titre: string | undefined;
  /** Beside others: its stores stand below each other. */
  isEtroit?: boolean;
  choisi: number | undefined;
  retirer: Retirer;
  maintenant: Date | undefined;
}

/** Lines between lots, none along the edge they end at. */
const BORDS =
  '-mb-px border-b border-line sm:border-r sm:max-xl:nth-[2n]:border-r-0 xl:nth-[3n]:border-r-0';
const COLONNE = 'mt-3 grid gap-3';
const GRILLE = `${COLONNE} sm:grid-cols-2 xl:grid-cols-3`;

export function LotRetrait(props: Props) {
  const { lot, plan, titre, isEtroit = false, choisi, retirer, maintenant } = props;
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const titreId = useId();
  const { depuis, lignes, entiers, arrets, kilometres } = lot;
  const magasins = new Map(plan.magasins.map((magasin) => [magasin.id, magasin]));
  const commun = { jour: plan.jour, total: plan.panier.lignes, choisi, retirer, maintenant };
  const nombre = (valeur: number) => ({ count: valeur, nombre: formatNombre(locale, valeur) });
  return (
    <section
      aria-labelledby={titre === undefined ? undefined : titreId}
      className={clsx('p-4', isEtroit && BORDS)}
    >
      {titre !== undefined && (
        <h3 id={titreId} className="flex flex-wrap items-baseline gap-x-3 type-h3">
          {titre}
          <span className="type-meta text-text-2">{t('lignes', nombre(lignes))}</span>
        </h3>
      )}
      {depuis && <p className="type-meta text-text-2">{direDepuis(t, depuis)}</p>}
      {!depuis && <SansLieu nombreEntiers={lot.nombreEntiers} />}
      {entiers.length > 0 && (
        <>
          <p className="mt-2 type-label text-ok">{t('entiers.titre', nombre(entiers.length))}</p>
          <ul className={isEtroit ? COLONNE : GRILLE}>
            {entiers.map(({ magasinId, distance }) => {
              const magasin = magasins.get(magasinId);
              return (
                magasin && (
                  <li key={magasinId} className="flex">
                    <MagasinRetrait {...commun} magasin={magasin} distance={distance} />
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      {arrets.length > 0 && (
        <>
          <p className="mt-2 type-label">
            {t('arrets.titre', nombre(arrets.length))}{' '}
            {arrets.length > 1 && (
              <span className="type-meta text-text-2">
                {t('arrets.detail', { km: formatNombre(locale, kilometres, 0) })}
              </span>
            )}
          </p>
          <ol className={isEtroit ? COLONNE : GRILLE}>
            {arrets.map((arret, rang) => {
              const magasin = magasins.get(arret.magasinId);
              return (
                magasin && (
                  <li key={arret.magasinId} className="flex">
                    <ArretRetrait
                      {...commun}
                      arret={arret}
                      magasin={magasin}
                      rang={arrets.length > 1 ? rang + 1 : undefined}
                    />
                  </li>
                )
              );
            })}
          </ol>
        </>
      )}
      {depuis && lignes > 0 && entiers.length === 0 && arrets.length === 0 && (
        <div className="mt-2">
          <p className="type-name">
            {t('rien.titre', { km: formatNombre(locale, RAYON_RETRAIT_KM, 0) })}
          </p>
          <p className="type-meta text-text-2">{t('rien.detail')}</p>
        </div>
      )}
      <ResteRetrait reste={lot.reste} nombre={lot.nombreReste} />
      <PlusLoin lot={lot} magasins={magasins} />
    </section>
  );
}

/** Nobody is asked where they are: a place is typed, or the device is asked on request. */
function SansLieu({ nombreEntiers }: Pick<PlanDeRetrait, 'nombreEntiers'>) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  return (
    <>
      <p className="type-name">{t('sansLieu.titre')}</p>
      <p className="type-meta text-text-2">
        {nombreEntiers > 0 &&
          `${t('sansLieu.nombre', {
            count: nombreEntiers,
            nombre: formatNombre(locale, nombreEntiers),
          })} `}
        {t('sansLieu.detail')}
      </p>
    </>
  );
}

interface LoinProps {
  lot: PlanDeRetrait;
  magasins: ReadonlyMap<number, PlanRetrait['magasins'][number]>;
}

function PlusLoin({ lot: { plusLoin }, magasins }: LoinProps) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const magasin = plusLoin && magasins.get(plusLoin.magasinId);
  if (!magasin) return null;
  return (
    <p className="mt-3 type-meta text-text-2">
      {t('plusLoin', {
        nom: nomMagasin(magasin.libelle),
        km: formatNombre(locale, plusLoin.distance, 0),
      })}
    </p>
  );
}
