// Les autres adresses d'une page : chacune y mène.
export const redirects = { '/zones': '/zones-intervention' };
