/** What was spent in twelve months: bars, what they are made of, the figures themselves, a file. */
import { useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import {
  AXES_DEPENSES,
  ETATS_DEPENSES,
  type MoisDepenses,
  type SerieDepenses,
} from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import type { TableauDeBord } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { joursDuMois } from '@comptoir/contract/words/mois.ts';
import { usePage } from '../../page/page-context.ts';
import { SegmentedLinks } from '../../ui/button/segmented.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteTableau } from '../tableau-de-bord.queries.ts';
import { ExportDepenses } from './export-depenses.tsx';
import { Graphique } from './graphique.tsx';
import { Panneau } from './panneau.tsx';
import { TableauDepenses } from './tableau-depenses.tsx';

interface Props {
  tableau: TableauDeBord;
  requete: RequeteTableau;
}

export default function Depenses({ tableau, requete }: Props) {
  const t = useTexts('tableau-de-bord');
  const { locale } = usePage();
  const { depenses, equipe, pour, utilisateurId } = tableau;
  const { par, mois } = depenses;
  const [vu, setVu] = useState<string>();
  const axes = AXES_DEPENSES.filter((axe) => axe !== 'personne' || (equipe && pour === 'societe'));
  const [premier, dernier] = [mois[0], mois.at(-1)];
  /** The orders behind a month, or behind all of them, and of one series. */
  const hrefOf = (un: MoisDepenses | undefined, serie?: SerieDepenses) => {
    const debut = (un ?? premier)?.mois ?? '';
    const fin = (un ?? dernier)?.mois ?? '';
    return liens.commandes(locale, {
      query: {
        etat: ETATS_DEPENSES,
        du: joursDuMois(debut).du,
        au: joursDuMois(fin).au,
        ...(pour === 'moi' && { auteurId: utilisateurId }),
        ...(serie && par === 'chantier' && { chantier: serie.cle }),
        ...(serie && par === 'personne' && { auteurId: serie.cle }),
      },
    });
  };
  return (
    <section
      aria-labelledby="depenses"
      className="rounded-card border border-line p-4 sm:p-5"
      onPointerLeave={() => setVu(undefined)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="depenses" className="type-h2">
            {t(`depenses.titre.${par}`)}
          </h2>
          <p className="type-meta text-text-2">{t('depenses.sousTitre')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedLinks
            label={t('depenses.diviser')}
            value={par}
            segments={axes.map((axe) => ({
              value: axe,
              label: t(`depenses.axes.${axe}`),
              href: liens.monCompte(locale, { query: { ...requete, par: axe } }),
            }))}
          />
          <ExportDepenses requete={{ pour, par }} />
        </div>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <Graphique depenses={depenses} vu={vu} onVu={setVu} hrefOf={hrefOf} />
        <Panneau depenses={depenses} vu={mois.find((un) => un.mois === vu)} hrefOf={hrefOf} />
      </div>
      <TableauDepenses depenses={depenses} />
    </section>
  );
}
