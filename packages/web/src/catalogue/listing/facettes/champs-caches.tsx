import { writeEtat, type EtatListing } from '../etat-listing.ts';

/** The rest of the state in a form: without script, sending it must lose nothing. */
export function ChampsCaches({ etat }: { etat: EtatListing }) {
  return Object.entries(writeEtat(etat)).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((item) => <input key={`${name}=${item}`} type="hidden" name={name} value={item} />),
  );
}
