/** Columns of the basket, shared by its rows and their heads. */
export const COLONNES =
  'sm:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_5.5rem_6.375rem_5.75rem_2rem] sm:gap-x-2.5 xl:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_9.5rem_5.5rem_6.375rem_5.75rem_2rem] min-[90rem]:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_11.5rem_6rem_6.375rem_6.5rem_2rem]';
