// seldom.ts - the pages that few visitors open, fetched together when one of them is. One part and no more: with several, what two of
// them share becomes parts of its own that every first visit would have to ask for.
export { ReviewPage } from "./review/page";
export { TournamentsPage } from "./tournaments/list";
export { TournamentPage } from "./tournaments/page";
