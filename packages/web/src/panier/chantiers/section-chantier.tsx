/** A chantier: its name and references, its lines, what they amount to. */
import { memo, useMemo } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { sumMontants, type Devise } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { LignePanier as Ligne } from '@comptoir/contract/panier/ligne.schema.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Menu } from '../../ui/button/menu.tsx';
import { MENU_DOTS } from '../../ui/row-icons.tsx';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { LignePanier } from '../lignes/ligne-panier.tsx';
import { useSelection } from '../lignes/selection.ts';
import type { Disponibilites } from '../panier.queries.ts';
import { Rangees } from '../suite/rangees.tsx';
import { useActionsChantier } from './actions-chantier.ts';
import { NomChantier } from './nom-chantier.tsx';
import { plier, useIsPlie } from './plies.ts';
import { RapidosChantier } from './rapidos-chantier.tsx';

interface Props {
  chantier: Chantier;
  devise: Devise;
  delais: Disponibilites['parLigne'] | undefined;
  /** What is said of its lines, by line; undefined where nothing is. */
  messages: ReadonlyMap<number, readonly MessageControle[]> | undefined;
  /** Its pictures are in the first screen. */
  eager: boolean;
  /** In a large basket: its rows drawn with the page, and lines of the page before it. */
  premieres?: number | undefined;
  avant?: number;
}

const EAGER_ROWS = 6;
const ligneIdOf = ({ ligneId }: Ligne) => ligneId;

export const SectionChantier = memo(function SectionChantier(props: Props) {
  const { chantier, devise, delais, messages, eager, premieres, avant = 0 } = props;
  const { articles, rapidosProjets, totalHT } = chantier;
  const { mots } = useLignes();
  const { t, locale } = mots;
  const isPlie = useIsPlie(chantier.id);
  const nom = chantier.libelle ?? t('chantier.sansNom');
  const total = useMemo(
    () =>
      totalHT ??
      sumMontants(
        [...articles, ...rapidosProjets].flatMap(({ montantHT }) => montantHT ?? []),
        devise,
      ),
    [articles, rapidosProjets, totalHT, devise],
  );
  const listId = `chantier-${chantier.id}`;
  const rangee = (ligne: Ligne, rang = EAGER_ROWS) => (
    <LignePanier
      // Its identifier changes when it moves: the row stays, with what is focused in it.
      key={`${ligne.id} ${ligne.traitCoupe}`}
      ligne={ligne}
      chantierId={chantier.id}
      delais={delais?.[ligne.ligneId]}
      messages={messages?.get(ligne.ligneId)}
      eager={eager && rang < EAGER_ROWS}
    />
  );
  return (
    <section
      aria-label={nom}
      data-chantier={chantier.id}
      className="group/chantier mt-8 first:mt-0 data-[depot]:bg-sel data-[depot]:outline-2 data-[depot]:outline-offset-4 data-[depot]:outline-link data-[depot]:outline-dashed"
    >
      <div className="flex min-h-13 items-center gap-x-2.5 border-b-2 border-text py-1 max-sm:-mx-4 max-sm:border-b max-sm:border-line max-sm:bg-sunk max-sm:px-4 max-sm:py-2">
        <ChoixDuChantier chantier={chantier} label={t('chantier.choisir', { nom })} />
        <button
          type="button"
          aria-expanded={!isPlie}
          aria-controls={listId}
          aria-label={isPlie ? t('chantier.deplier', { nom }) : t('chantier.plier', { nom })}
          onClick={() => plier(chantier.id, !isPlie)}
          className="-mx-2 flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:size-11 pointer-coarse:size-11"
        >
          <ChevronDown size={20} aria-hidden className={clsx(isPlie && '-rotate-90')} />
        </button>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <NomChantier chantier={chantier} nom={nom} />
          <References chantier={chantier} />
        </div>
        <p className="type-meta whitespace-nowrap text-text-2 max-lg:hidden">
          {t('chantier.lignes', { count: chantier.nombreArticles })}
        </p>
        <p className="min-w-24 text-right">
          <span className="sr-only">{t('chantier.total', { nom })} </span>
          <b className="text-[1rem] leading-6 font-[680] whitespace-nowrap">
            {formatArgent(locale, total)}
          </b>
        </p>
        <MenuChantier chantier={chantier} nom={nom} />
      </div>
      <div id={listId} hidden={isPlie}>
        <ul>
          <Rangees
            lignes={articles}
            nombre={chantier.nombreArticles}
            premieres={premieres}
            avant={avant}
            cleOf={ligneIdOf}
            rangee={rangee}
          />
        </ul>
        {rapidosProjets.length > 0 && <RapidosChantier projets={rapidosProjets} />}
      </div>
    </section>
  );
});

function References({ chantier }: { chantier: Chantier }) {
  const { t } = useLignes().mots;
  const { referenceCommande, numeroEngagement, codeServiceChorus, nombreArticles } = chantier;
  const dites = [
    referenceCommande && t('chantier.reference', { reference: referenceCommande }),
    numeroEngagement && t('chantier.engagement', { numero: numeroEngagement }),
    codeServiceChorus && t('chantier.service', { code: codeServiceChorus }),
  ].filter(Boolean);
  return (
    <p className="min-w-0 type-meta text-text-2">
      <span className="lg:hidden">{t('chantier.lignes', { count: nombreArticles })}</span>
      {dites.length > 0 && <span className="lg:hidden">{' · '}</span>}
      {dites.join(' · ')}
    </p>
  );
}

interface ChoixProps {
  chantier: Chantier;
  label: string;
}

function ChoixDuChantier({ chantier, label }: ChoixProps) {
  const selection = useSelection();
  const { choisirTout } = useLignes();
  const ids = chantier.articles.map(({ ligneId }) => ligneId);
  const { nombreArticles } = chantier;
  const choisies = ids.filter((id) => selection.has(id)).length;
  return (
    <Checkbox
      hideLabel
      label={label}
      checked={choisies === nombreArticles}
      indeterminate={choisies > 0 && choisies < nombreArticles}
      onChange={() => choisirTout(chantier.id)}
      className="w-6 max-sm:hidden max-sm:group-data-[selection]/panier:block"
    />
  );
}

function MenuChantier({ chantier, nom }: { chantier: Chantier; nom: string }) {
  const { t } = useLignes().mots;
  const actions = useActionsChantier(chantier, nom);
  return (
    <Menu
      label={t('chantier.menu', { nom })}
      trigger={MENU_DOTS}
      triggerClassName="flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:-mr-2 max-sm:size-11 pointer-coarse:size-11"
      items={actions}
    />
  );
}
