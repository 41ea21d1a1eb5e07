/** The clock of the browser, for what the minute decides. */
import { startTransition, useEffect, useState } from 'react';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { etatOuverture, ouverturesOf } from '@comptoir/contract/magasins/horaires.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';

const MINUTE_MS = 60_000;

/** Undefined until the page is alive: by then it says what the server said. */
export function useMaintenant(): Date | undefined {
  const [maintenant, setMaintenant] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = new Date();
      // Dozens of stores may show it.
      startTransition(() => setMaintenant(now));
      timer = setTimeout(tick, MINUTE_MS - (now.getTime() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return maintenant;
}

type Ouvert = Pick<MagasinSitue, 'horaires' | 'exceptions' | 'adresse' | 'ouverture'>;

/** As the answer said it, or as it is by now. */
export function etatOf(
  { horaires, exceptions, adresse, ouverture }: Ouvert,
  jour: string,
  maintenant: Date | undefined,
): { etat: EtatOuverture; jour: string } {
  if (!maintenant) return { etat: ouverture, jour };
  const departement = adresse.departement.code;
  return {
    etat: etatOuverture(ouverturesOf({ horaires, exceptions, departement }), maintenant),
    jour: jourOf(maintenant),
  };
}
