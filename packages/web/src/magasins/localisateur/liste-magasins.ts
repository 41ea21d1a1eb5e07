/** The stores a page lists, whichever call answers. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  chercherMagasins,
  localiserMagasins,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import type { PageContext } from '../../page/page-loader.ts';
import type { Criteres } from './criteres.ts';
import { chercherQuery, localiserQuery } from '../magasins.queries.ts';

export interface Liste extends CallAnswer<typeof chercherMagasins> {
  /** Kilometres around a position; absent where none was given. */
  distance?: number;
}

const NULLE_PART = { latitude: 0, longitude: 0 };

export async function chargerListe(context: PageContext, criteres: Criteres): Promise<Liste> {
  const { queryClient, tag } = context;
  const liste = criteres.position
    ? toListe(await queryClient.ensureQueryData(localiserQuery(context, autour(criteres))))
    : await queryClient.ensureQueryData(chercherQuery(context, parNom(criteres)));
  if (!liste) throw new Error('a list of stores always answers');
  tag('magasins');
  tag(`jusqua:${liste.jusqua}`);
  return liste;
}

export function useListe(criteres: Criteres): Liste | undefined {
  const context = useRouteContext({ from: '__root__' });
  const isAutour = criteres.position !== undefined;
  const nommes = useQuery({
    ...chercherQuery(context, parNom(criteres)),
    enabled: !isAutour,
  });
  const proches = useQuery({
    ...localiserQuery(context, autour(criteres)),
    enabled: isAutour,
  });
  return (isAutour ? toListe(proches.data) : nommes.data) ?? undefined;
}

function parNom({ recherche, services, type }: Criteres) {
  return {
    ...(recherche !== undefined && { recherche }),
    ...filtresOf({ services, type }),
  };
}

function autour({ position = NULLE_PART, services, type }: Criteres) {
  return { ...position, ...filtresOf({ services, type }) };
}

function filtresOf({ services, type }: Pick<Criteres, 'services'> & { type: Criteres['type'] }) {
  return {
    ...(services.length > 0 && { service: [...services] }),
    ...(type && { type }),
  };
}

/** A position has no name. */
function toListe(
  answer: CallAnswer<typeof localiserMagasins> | null | undefined,
): Liste | undefined {
  return answer ? { ...answer, lieu: null, region: null } : undefined;
}
