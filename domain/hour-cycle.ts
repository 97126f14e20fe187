/** Countries whose clocks are written with twelve hours (Unicode CLDR 48, preferred hours of timeData). */
const twelveHours =
  "AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY " +
  "HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY " +
  "QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM";

/** True where a country, by its two letters, writes the clock with twenty-four hours; false where it is not known. */
export function is24HourIn(countryCode: string): boolean {
  return countryCode.length === 2 && !twelveHours.includes(countryCode);
}
