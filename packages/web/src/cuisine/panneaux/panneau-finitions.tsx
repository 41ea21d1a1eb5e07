/** What the kitchen is finished with, and what is chosen otherwise for one element. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  CHARNIERES,
  FACADES,
  PIEDS,
  PLANS_DE_TRAVAIL,
  POIGNEES,
  TIROIRS,
  type Finitions,
} from '@comptoir/contract/cuisine/finitions.ts';
import { ranger } from '@comptoir/contract/cuisine/placement.ts';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { finitionsQuery } from '../cuisine.queries.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { ChoixFinition } from './choix-finition.tsx';

export function useFinitionsVendues() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(finitionsQuery(context));
  return {
    facades: data?.facades ?? FACADES,
    plansDeTravail: data?.plansDeTravail ?? PLANS_DE_TRAVAIL,
    poignees: data?.poignees ?? POIGNEES,
  };
}

export function PanneauFinitions({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const vendues = useFinitionsVendues();
  const { plan, changer } = cuisine;
  const { finitions } = plan;
  const choisir = (change: Partial<Finitions>) => {
    const suite = { ...plan, finitions: { ...finitions, ...change } };
    // Lower legs change the heights, and with them what fits under a window.
    changer(change.pieds === undefined ? suite : ranger(suite).plan);
  };
  return (
    <section>
      <h3 className="type-h3">{t('finitions.titre')}</h3>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <ChoixFinition
          label={t('finitions.facade')}
          value={finitions.facade}
          vendus={vendues.facades}
          nommer={(facade) => t(`decors.${facade}`)}
          onChange={(facade) => facade && choisir({ facade })}
        />
        <ChoixFinition
          label={t('finitions.planDeTravail')}
          value={finitions.planDeTravail}
          vendus={vendues.plansDeTravail}
          nommer={(each) => t(`decors.${each}`)}
          onChange={(planDeTravail) => planDeTravail && choisir({ planDeTravail })}
        />
        <ChoixFinition
          label={t('finitions.poignee')}
          value={finitions.poignee}
          vendus={vendues.poignees}
          nommer={(poignee) => t(`poignees.${poignee}`)}
          onChange={(poignee) => poignee && choisir({ poignee })}
        />
        <Select
          label={t('finitions.pieds')}
          size="sm"
          value={String(finitions.pieds)}
          options={PIEDS.map((nombre) => ({
            value: String(nombre),
            label: t('finitions.mm', { nombre }),
          }))}
          onChange={(event) => {
            const pieds = PIEDS.find((each) => String(each) === event.currentTarget.value);
            if (pieds) choisir({ pieds });
          }}
        />
        <ChoixFinition
          label={t('finitions.charniere')}
          value={finitions.charniere}
          vendus={CHARNIERES}
          nommer={(charniere) => t(`charnieres.${charniere}`)}
          isLarge
          onChange={(charniere) => charniere && choisir({ charniere })}
        />
        <ChoixFinition
          label={t('finitions.tiroir')}
          value={finitions.tiroir}
          vendus={TIROIRS}
          nommer={(tiroir) => t(`tiroirs.${tiroir}`)}
          isLarge
          onChange={(tiroir) => tiroir && choisir({ tiroir })}
        />
      </div>
    </section>
  );
}
