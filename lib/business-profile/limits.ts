/** Maximum numbers of entries. */
export const profileLimits = { places: 6, phones: 6, socialProfiles: 12, languages: 8 };
