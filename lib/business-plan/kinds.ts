import type { BusinessKind } from "./kind";
import { accountant } from "./kinds/accountant";
import { agency } from "./kinds/agency";
import { bakery } from "./kinds/bakery";
import { bar } from "./kinds/bar";
import { beautySalon } from "./kinds/beauty-salon";
import { bikeShop } from "./kinds/bike-shop";
import { builder } from "./kinds/builder";
import { cafe } from "./kinds/cafe";
import { campsite } from "./kinds/campsite";
import { carRepair } from "./kinds/car-repair";
import { carpenter } from "./kinds/carpenter";
import { childcare } from "./kinds/childcare";
import { chiropractor } from "./kinds/chiropractor";
import { cleaning } from "./kinds/cleaning";
import { coach } from "./kinds/coach";
import { consultancy } from "./kinds/consultancy";
import { danceSchool } from "./kinds/dance-school";
import { dentist } from "./kinds/dentist";
import { doctor } from "./kinds/doctor";
import { drivingSchool } from "./kinds/driving-school";
import { electrician } from "./kinds/electrician";
import { florist } from "./kinds/florist";
import { foodTruck } from "./kinds/food-truck";
import { gardener } from "./kinds/gardener";
import { generalKind } from "./kinds/general";
import { gym } from "./kinds/gym";
import { hairSalon } from "./kinds/hair-salon";
import { holidayHome } from "./kinds/holiday-home";
import { hotel } from "./kinds/hotel";
import { hvac } from "./kinds/hvac";
import { iceCream } from "./kinds/ice-cream";
import { interiorDesigner } from "./kinds/interior-designer";
import { lawFirm } from "./kinds/law-firm";
import { locksmith } from "./kinds/locksmith";
import { movingCompany } from "./kinds/moving-company";
import { onlineShop } from "./kinds/online-shop";
import { optician } from "./kinds/optician";
import { painter } from "./kinds/painter";
import { petGroomer } from "./kinds/pet-groomer";
import { petShop } from "./kinds/pet-shop";
import { photographer } from "./kinds/photographer";
import { physiotherapist } from "./kinds/physiotherapist";
import { plumber } from "./kinds/plumber";
import { realEstate } from "./kinds/real-estate";
import { restaurant } from "./kinds/restaurant";
import { roofer } from "./kinds/roofer";
import { softwareCompany } from "./kinds/software-company";
import { solarInstaller } from "./kinds/solar-installer";
import { takeaway } from "./kinds/takeaway";
import { tattooStudio } from "./kinds/tattoo-studio";
import { taxi } from "./kinds/taxi";
import { tutoring } from "./kinds/tutoring";
import { vet } from "./kinds/vet";
import { videographer } from "./kinds/videographer";
import { webDesigner } from "./kinds/web-designer";
import { windowCleaner } from "./kinds/window-cleaner";
import { yogaStudio } from "./kinds/yoga-studio";

/** Every kind of business that is recognised; the last is for all others. A new kind is a file with its entry, named here. */
export const kinds: readonly BusinessKind[] = [
  restaurant,
  takeaway,
  foodTruck,
  cafe,
  iceCream,
  bakery,
  bar,
  hairSalon,
  beautySalon,
  tattooStudio,
  dentist,
  doctor,
  optician,
  physiotherapist,
  chiropractor,
  vet,
  petGroomer,
  petShop,
  gym,
  yogaStudio,
  danceSchool,
  lawFirm,
  accountant,
  consultancy,
  coach,
  realEstate,
  softwareCompany,
  onlineShop,
  agency,
  webDesigner,
  photographer,
  videographer,
  interiorDesigner,
  plumber,
  electrician,
  solarInstaller,
  hvac,
  locksmith,
  builder,
  carpenter,
  roofer,
  painter,
  gardener,
  cleaning,
  windowCleaner,
  movingCompany,
  taxi,
  hotel,
  holidayHome,
  campsite,
  florist,
  carRepair,
  bikeShop,
  drivingSchool,
  childcare,
  tutoring,
  generalKind,
];

export const kindKeys = kinds.map(({ key }) => key);

/** @throws where there is no such kind */
export function requireKind(key: string): BusinessKind {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no kind of business “${key}”`);
  return kind;
}
