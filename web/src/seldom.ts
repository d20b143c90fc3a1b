// seldom.ts - the pages that few visitors open, fetched together when one of them is. One part and no more: with several, what two of
// them share becomes parts of its own that every first visit would have to ask for. Their styles are in main.tsx.
export { ReviewPage } from "./review/page";
export { TournamentsPage } from "./tournaments/list";
export { TournamentPage } from "./tournaments/page";
export { ArmiesPage } from "./ui/armies/page";
export { LabPage } from "./ui/lab/page";
export { MapsPage } from "./ui/maps/page";
export { PositionPage } from "./position/page";
export { OwnProfilePage } from "./review/profile";
