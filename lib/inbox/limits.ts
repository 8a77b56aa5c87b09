export const MESSAGES_PER_PAGE = 50;
